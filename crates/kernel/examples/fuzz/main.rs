//! A fuzzer of every byte format that the kernel takes: `make fuzz`, or `make fuzz FUZZ="graph --seconds 600"`.
//!
//! `make fuzz` builds with the compiler's coverage counters, which stable Rust has: an input that reaches
//! anything new is kept and changed further. Without them (`cargo run --example fuzz`) inputs are only chance.
//! A panic, an input that takes longer than `SLOW_SECONDS` and memory beyond `alloc::LIMIT` are faults: the input
//! is written to `fuzz/`, and the exit code is 1. Run one again with `make fuzz FUZZ="graph --again FILE"`.

mod alloc;
mod coverage;
mod mutate;
mod targets;

use mutate::Mutator;
use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use targets::{Target, TARGETS};

/// No input of a few thousand bytes may take longer.
const SLOW_SECONDS: u64 = 20;

struct Options {
    targets: Vec<&'static Target>,
    seconds: u64,
    seed: u64,
    again: Option<PathBuf>,
}

fn options() -> Result<Options, String> {
    let mut found = Options {
        targets: Vec::new(),
        seconds: 60,
        seed: 1,
        again: None,
    };
    let mut rest = std::env::args().skip(1);
    while let Some(word) = rest.next() {
        let mut value = || rest.next().ok_or(format!("{word} needs a value"));
        match word.as_str() {
            "--seconds" => found.seconds = number(&value()?)?,
            "--seed" => found.seed = number(&value()?)?,
            "--again" => found.again = Some(value()?.into()),
            name => {
                let target = TARGETS.iter().find(|one| one.name == name);
                found.targets.push(target.ok_or(format!(
                    "no target {name}; there are {}",
                    TARGETS.iter().map(|one| one.name).collect::<Vec<_>>().join(", ")
                ))?);
            }
        }
    }
    if found.targets.is_empty() {
        found.targets = TARGETS.iter().collect();
    }
    Ok(found)
}

fn number(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| format!("{text} is no number"))
}

fn main() -> ExitCode {
    let options = match options() {
        Ok(options) => options,
        Err(fault) => {
            eprintln!("{fault}");
            return ExitCode::from(2);
        }
    };
    if let Some(path) = &options.again {
        return again(options.targets[0], path);
    }
    if coverage::count() == 0 {
        println!("no coverage counters: inputs are chance only (`make fuzz` builds with them)");
    }
    let watch = Watch::start();
    let each = Duration::from_secs((options.seconds / options.targets.len() as u64).max(1));
    let mut faults = 0;
    for target in &options.targets {
        faults += fuzz(target, each, options.seed, &watch);
    }
    ExitCode::from(u8::from(faults > 0))
}

/// Runs one kept input once more, its panic as loud as any.
fn again(target: &Target, path: &Path) -> ExitCode {
    match std::fs::read(path) {
        Ok(bytes) => {
            (target.run)(&bytes);
            println!("{}: no fault", target.name);
            ExitCode::SUCCESS
        }
        Err(fault) => {
            eprintln!("{}: {fault}", path.display());
            ExitCode::from(2)
        }
    }
}

/// Feeds a target for so long; how many different faults it had.
fn fuzz(target: &Target, time: Duration, seed: u64, watch: &Watch) -> usize {
    let mut corpus = (target.seeds)();
    let mut mutator = Mutator::new(seed);
    let mut faults = HashSet::new();
    let mut seen = coverage::Seen::new();
    for input in &corpus {
        coverage::reset();
        run(target, input, watch, &mut faults);
        seen.take();
    }
    let (start, mut runs) = (Instant::now(), 0u64);
    while start.elapsed() < time {
        let input = mutator.from(&corpus);
        coverage::reset();
        run(target, &input, watch, &mut faults);
        if seen.take() && corpus.len() < 20_000 {
            corpus.push(input);
        }
        runs += 1;
    }
    println!(
        "{:10} {:9} inputs, {:6.0} a second, {:5} kept, {:5} of {} places reached, {} faults",
        target.name,
        runs,
        runs as f64 / start.elapsed().as_secs_f64(),
        corpus.len(),
        seen.reached(),
        coverage::count(),
        faults.len()
    );
    faults.len()
}

fn run(target: &Target, input: &[u8], watch: &Watch, faults: &mut HashSet<String>) {
    watch.begin(target.name, input);
    let result = catch_unwind(AssertUnwindSafe(|| (target.run)(input)));
    watch.end();
    if let Err(panic) = result {
        let text = (panic.downcast_ref::<String>().cloned())
            .or_else(|| panic.downcast_ref::<&str>().map(ToString::to_string))
            .unwrap_or_default();
        if faults.insert(text.chars().take(60).collect()) {
            keep(target.name, input);
        }
    }
}

/// Writes an input that showed a fault to `fuzz/`.
fn keep(name: &str, input: &[u8]) {
    let mut hasher = DefaultHasher::new();
    input.hash(&mut hasher);
    let path = Path::new("fuzz").join(format!("{name}-{:016x}", hasher.finish()));
    let written = std::fs::create_dir_all("fuzz").and_then(|()| std::fs::write(&path, input));
    match written {
        Ok(()) => eprintln!("fault: {}", path.display()),
        Err(fault) => eprintln!("fault, and {}: {fault}", path.display()),
    }
}

/// Ends the process when one input takes too long.
struct Watch {
    /// When the input now running began, in milliseconds from the start; 0 for none.
    since: Arc<AtomicU64>,
    start: Instant,
}

/// The input now running, with its target's name.
static INPUT: Mutex<(&str, Vec<u8>)> = Mutex::new(("", Vec::new()));

/// Keeps the input now running and ends the process, as nothing can go on after what has happened.
fn end_with_input(what: &str) -> ! {
    let (name, bytes) = &*INPUT.lock().unwrap_or_else(|broken| broken.into_inner());
    eprintln!("{name}: {what}");
    keep(name, bytes);
    std::process::exit(1)
}

impl Watch {
    fn start() -> Self {
        let watch = Watch {
            since: Arc::default(),
            start: Instant::now(),
        };
        let (since, start) = (watch.since.clone(), watch.start);
        std::thread::spawn(move || loop {
            std::thread::sleep(Duration::from_secs(1));
            let since = since.load(Ordering::Relaxed);
            let now = start.elapsed().as_millis() as u64;
            if since > 0 && now > since + SLOW_SECONDS * 1_000 {
                end_with_input(&format!("an input takes longer than {SLOW_SECONDS} s"));
            }
        });
        watch
    }

    fn begin(&self, name: &'static str, input: &[u8]) {
        let mut held = INPUT.lock().unwrap_or_else(|broken| broken.into_inner());
        held.0 = name;
        held.1.clear();
        held.1.extend_from_slice(input);
        let now = self.start.elapsed().as_millis() as u64;
        self.since.store(now.max(1), Ordering::Relaxed);
    }

    fn end(&self) {
        self.since.store(0, Ordering::Relaxed);
    }
}
