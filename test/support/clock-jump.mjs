/**
 * Loaded into a server before anything else, its date is wrong by as many milliseconds as `MENTAT_TEST_DATE` says, and as
 * its standard input says from then on. Its timers and its monotonic clock go on as they were.
 */
const TrueDate = Date;
let shift = Number(process.env.MENTAT_TEST_DATE ?? 0);

globalThis.Date = class extends TrueDate {
  constructor(...parts) {
    if (parts.length === 0) super(TrueDate.now() + shift);
    else super(...parts);
  }
  static now() {
    return TrueDate.now() + shift;
  }
};

process.stdin.on('data', (said) => {
  shift = Number(said);
  console.log(`The date is wrong by ${shift}.`);
});
process.stdin.unref?.();
