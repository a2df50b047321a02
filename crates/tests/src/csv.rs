//! Comma-separated values, as exports write them.

/// The lines of such a text. An empty text is in quotes, nothing is not.
pub fn csv(text: &str) -> Vec<Vec<Option<String>>> {
    let (mut lines, mut line) = (Vec::new(), Vec::new());
    let mut chars = text.chars().peekable();
    while chars.peek().is_some() {
        let mut cell = String::new();
        let quoted = chars.next_if_eq(&'"').is_some();
        while let Some(c) = chars.next_if(|c| quoted || !matches!(c, ',' | '\r')) {
            if c == '"' && chars.next_if_eq(&'"').is_none() {
                break;
            }
            cell.push(c);
        }
        line.push((quoted || !cell.is_empty()).then_some(cell));
        if chars.next() == Some('\r') {
            assert_eq!(chars.next(), Some('\n'));
            lines.push(std::mem::take(&mut line));
        }
    }
    lines
}
