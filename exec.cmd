@rem Every npm script begins with the shell's `exec`. Windows has none and runs this file instead, which refuses.
@node scripts/run.mjs
