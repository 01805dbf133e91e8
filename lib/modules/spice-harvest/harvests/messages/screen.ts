/** The texts about the harvests on the screen, next to the planet. */
import type { FactionId } from '../../../../model/factions.ts';
import { theFaction } from '../../../../messages/names.ts';
import { capitalize, formatSpice } from '../../../../messages/numbers.ts';
import type { HarvestReport, RunningHarvestView, Succession } from '../contract.ts';

/** The title while the First Manager is chosen. */
export const FIRST_MANAGER = 'The First Manager';

/** The text of the rule while all seats seal their sums. */
export const SUMS_RULE =
  'The player with the highest sum becomes First Manager and pays it to the player with the next highest sum.';

/** Returns the title of a harvest: `Harvest 2 of 5`. */
export const formatHarvestTitle = (harvest: number, of: number): string => `Harvest ${harvest} of ${of}`;

/** Returns the state of a seat in a sealed question, for screen readers. */
export const formatHasSealed = (sealed: boolean): string => (sealed ? 'has sealed' : 'has not sealed yet');

/** Returns what the Manager does now: `Guild reports 8. All others vote.` */
export function formatStep(
  manager: FactionId,
  { step, announced, sharesAreOut, rest, succession }: RunningHarvestView,
): string {
  const name = capitalize(theFaction(manager));
  if (step === 'succession' && succession !== null) return formatMayBlock(succession);
  if (step === 'split' && rest !== null) return `The no voters divide ${formatSpice(rest)}.`;
  if (announced === null) return `${name} looks at the harvest.`;
  return sharesAreOut
    ? `${name} reports ${announced}. All others vote.`
    : `${name} reports ${announced} and hands out the shares.`;
}

/** Returns who decides about the next Manager: `Guild is next. The Lansraad may block that.` */
export const formatMayBlock = ({ by, next }: Succession): string =>
  `${capitalize(theFaction(next))} is next as Manager. ${capitalize(theFaction(by))} may block that.`;

/** Returns the headline of a harvest that is over. */
export function formatOutcome({ honest, manager, paidToManager }: HarvestReport): string {
  if (honest === false) return 'The report was dishonest.';
  const kept = `${capitalize(theFaction(manager))} keeps ${formatSpice(paidToManager)}.`;
  return honest === true ? `The report was honest. ${kept}` : kept;
}

/** Returns the line about the card: `The harvest was 12. Reported: 8. Pot: 15.` */
export const formatCard = ({ drawn, announced, pot }: HarvestReport): string =>
  `The harvest was ${drawn}. Reported: ${announced}. Pot: ${pot}.`;

/** The names of the votes. */
export const VOTES = { yes: 'Yes', no: 'No' } as const;

/** The text in place of the shares of no voters. */
export const COVERED_SHARES = 'The shares of no voters stay secret.';

/** Returns the text about the spice of a rest that the bank gets; `null` if the bank gets none. */
export const formatBackToBank = ({ backToBank }: HarvestReport): string | null =>
  backToBank === 0 ? null : `${capitalize(formatSpice(backToBank))} goes back to the bank.`;
