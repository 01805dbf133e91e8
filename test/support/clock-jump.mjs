/**
 * Shifts the date of a server that loads this module first. The shift in milliseconds is in `MENTAT_TEST_DATE`; a later
 * shift arrives on the standard input. Timers and the monotonic clock stay right.
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
