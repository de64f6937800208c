//! my-bot plays the games of Carrack: one line of JSON in, one line out.
//!
//! Change `choose`. docs/bots/your-first-bot.md lists the fields of all messages. This reads only
//! the first, short fields of a message, which always come in the same order and without spaces; to
//! look at `view` and `legal`, take a library such as serde_json.

use std::io::{self, BufRead, Write};

const NAME: &str = "my-bot";
const GAMES: &str = r#"["amerigo","dutch-east-indies"]"#;

/// The short fields of a question.
struct Question {
    /// How many legal moves there are.
    count: u64,
    /// Where luck comes from: the same question is to have the same answer.
    seed: u64,
    /// Milliseconds.
    #[allow(dead_code)]
    deadline: u64,
}

/// Which legal move to make, counted from 0: here any, each with equal probability.
fn choose(question: &Question) -> u64 {
    Luck(question.seed).below(question.count)
}

/// Numbers that follow from a seed (splitmix64).
struct Luck(u64);

impl Luck {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (word ^ (word >> 31)) % bound
    }
}

/// The whole number in a field, the first of that name.
fn number(line: &str, field: &str) -> Option<u64> {
    let key = format!("\"{field}\":");
    let rest = &line[line.find(&key)? + key.len()..];
    let end = rest.find(|c: char| !c.is_ascii_digit())?;
    rest[..end].parse().ok()
}

/// The answer to a message; None to those that want none (new, forget, bye).
fn answer(line: &str) -> Option<String> {
    if line.starts_with(r#"{"type":"hello""#) {
        let name = format!(r#"{{"type":"hello","name":"{NAME}","games":{GAMES},"version":1}}"#);
        return Some(name);
    }
    if !line.starts_with(r#"{"type":"decide""#) {
        return None;
    }
    let question = Question {
        count: number(line, "count")?,
        seed: number(line, "seed")?,
        deadline: number(line, "deadline")?,
    };
    let choice = choose(&question);
    Some(format!(r#"{{"type":"move","choice":{choice}}}"#))
}

/// Answers until there are no more messages. Print what you like, but with `eprintln!`.
fn main() -> io::Result<()> {
    for line in io::stdin().lock().lines() {
        if let Some(said) = answer(&line?) {
            println!("{said}");
            io::stdout().flush()?;
        }
    }
    Ok(())
}
