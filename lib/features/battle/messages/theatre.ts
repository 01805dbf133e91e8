/** The texts of a battle on the shared screen. All of them are public. */
import { assertNever } from '../../../core/assert-never.ts';
import type { BattleView, ProbeView } from '../contract.ts';
import type { BattleOutcome, BattleStepId, OpenLeader, SideTotal } from '../../../model/battle.ts';
import type { EditionId } from '../../../model/editions.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { LeaderId } from '../../../model/leaders.ts';
import type { TerritoryId } from '../../../model/territories.ts';
import { cardName } from '../../../messages/cards.ts';
import { leaderName, theFaction, factionPossessive } from '../../../messages/names.ts';
import { plural, capitalize, formatNumber, formatList } from '../../../messages/numbers.ts';
import { theTerritory } from '../../../messages/territories.ts';

const STEP_NAMES: Record<BattleStepId, string> = {
  voice: 'Voice',
  prescience: 'Prescience',
  plans: 'Plans',
  'traitor-call': 'Traitors',
  result: 'Result',
};

/** Returns the name of a battle step. */
export const stepName = (step: BattleStepId): string => STEP_NAMES[step];

/** Returns the title of a battle: `Battle for Carthag`. */
export const formatBattle = (territory: TerritoryId, edition: EditionId): string =>
  `Battle for ${theTerritory(territory, edition)}`;

/** Returns the state of prescience: `Atreides has seen Harkonnen’s weapon.` */
export function formatPrescienceProbe({ by, target, order, state }: ProbeView): string {
  const seen = `${factionPossessive(target)} ${order}`;
  switch (state) {
    case 'ordered':
    case 'standing':
      return capitalize(`${theFaction(by)} looks at ${seen}.`);
    case 'answered':
      return capitalize(`${theFaction(by)} has seen ${seen}.`);
    case 'cancelled':
      return capitalize(`A Karama hides ${seen} from ${theFaction(by)}.`);
    default:
      return assertNever(state);
  }
}

/** Returns the state of a special Karama: `Atreides sees Harkonnen’s whole plan.` */
export const formatLook = ({ state, by, target }: NonNullable<BattleView['look']>): string =>
  state === 'ordered'
    ? capitalize(`${theFaction(by)} will see ${factionPossessive(target)} whole plan as soon as it is sealed.`)
    : capitalize(`${theFaction(by)} has seen ${factionPossessive(target)} whole plan.`);

/** Returns which plans are sealed, aggressor first. */
export function formatSealed(sealed: readonly FactionId[]): string {
  if (sealed.length === 2) return 'Both plans are sealed.';
  const [one] = sealed;
  return one === undefined ? 'Both sides plan in secret.' : `${capitalize(theFaction(one))} has sealed a plan.`;
}

/**
 * Returns the headline of a result: `Atreides wins in Carthag`. It has two pieces, so that the name can have its
 * colour.
 */
export function formatVictor(
  outcome: BattleOutcome,
  territory: TerritoryId,
  edition: EditionId,
): { readonly victor: FactionId | null; readonly who: string; readonly where: string } {
  const victor = outcome.winner;
  const who = victor === null ? 'Nobody' : capitalize(theFaction(victor));
  return { victor, who, where: `wins in ${theTerritory(territory, edition)}` };
}

/** Returns the text between the two totals: `ahead by 2`. */
export const formatMargin = ([a, b]: readonly [SideTotal, SideTotal]): string =>
  a.total === b.total ? 'equal: the aggressor wins' : `ahead by ${formatNumber(Math.abs(a.total - b.total))}`;

/** Returns how leaders died: `Feyd-Rautha falls to the Maula Pistol.` */
export function formatFallen(sides: readonly SideTotal[]): readonly string[] {
  return sides.flatMap(({ leader, leaderKilledBy }) =>
    leaderKilledBy === null ? [] : [`${standInName(leader)} falls to the ${cardName(leaderKilledBy)}.`],
  );
}

/** Returns the leader or cheap hero of a side, as a label. */
export function standInName(leader: OpenLeader): string {
  if (leader === null) return 'No leader';
  return leader.kind === 'leader' ? leaderName(leader.leader) : cardName(leader.card);
}

/** Returns the text about one or two traitors: `Feyd-Rautha is a traitor.` */
export const formatTraitors = (leaders: readonly LeaderId[]): string =>
  plural(leaders.length, {
    one: `${leaders.map(leaderName).join('')} is a traitor.`,
    other: 'Both leaders are traitors.',
  });

/**
 * Returns the text that says whose traitors the leaders are, and the effect: `In Atreides’ pay. The wheels no longer
 * count.`
 */
export function formatPaymasters(calls: readonly { readonly caller: FactionId; readonly leader: LeaderId }[]): string {
  const [only, ...others] = calls;
  const paid =
    only !== undefined && others.length === 0
      ? `In ${factionPossessive(only.caller)} pay`
      : formatList(calls.map(({ caller, leader }) => `${leaderName(leader)} is in ${factionPossessive(caller)} pay`));
  return `${paid}. The wheels no longer count.`;
}

/** The title if a lasgun has met a shield. */
export const EXPLOSION_TITLE = 'Lasgun meets shield.';
