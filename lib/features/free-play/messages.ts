import { type AnswerValue, getField, isList } from '../../core/answer.ts';
import { parseLeader, parsePlayedCard } from '../../model/answers.ts';
import { type FactionId, FACTIONS } from '../../model/factions.ts';
import { ADVANTAGE_IDS } from '../../model/advantages.ts';
import type { EditionId } from '../../model/editions.ts';
import { TERRITORIES } from '../../model/territories.ts';
import { formatKaramaDoes } from '../../messages/advantages.ts';
import { cardName } from '../../messages/cards.ts';
import { formatMercenaries, leaderName, formatSpecial, theFaction, factionPossessive } from '../../messages/names.ts';
import { capitalize, formatCards, formatForces, formatList } from '../../messages/numbers.ts';
import { territoryName } from '../../messages/territories.ts';
import type { Messages } from '../../messages/messages.ts';
import type { FreePlayContract } from './contract.ts';
import { formatDemand, formatLaying } from './messages/laying.ts';

export const freePlayMessages: Messages<FreePlayContract> = {
  prompts: {
    'free-play': {
      lead: 'Some cards may be played at any time. The game does not wait for you.',
      byDefault: 'The seat plays no card.',
    },
  },
};

/** Returns the effect of a card, as a choice: `Tleilaxu Ghola: bring back Burseg`. */
export function formatFreePlay(answer: AnswerValue, by: FactionId): string {
  const card = parsePlayedCard(answer);
  const effect = effectOf(answer, by);
  return [card === null ? 'Play it' : cardName(card.card), ...(effect === null ? [] : [effect])].join(': ');
}

function effectOf(answer: AnswerValue, by: FactionId): string | null {
  const asked = FACTIONS.find((faction) => faction === getField(answer, 'of'));
  if (asked !== undefined) return `ask ${theFaction(asked)}`;
  const laid = formatLaying(answer);
  if (laid !== null) return laid;
  const hires = getField(answer, 'hires');
  if (hires !== undefined)
    return `hire ${hires === 'leader' ? 'the mercenary leader' : formatMercenaries(Number(hires))}`;
  if (getField(answer, 'silences') !== undefined) return 'silence others';
  const cancels = ADVANTAGE_IDS.find((id) => id === getField(answer, 'cancels'));
  if (cancels !== undefined) return formatKaramaDoes(cancels);
  if (getField(answer, 'swaps') !== undefined) return 'swap cards with another player';
  if (getField(answer, 'guards') !== undefined) return 'protect your leader from traitor calls in this battle';
  if (getField(answer, 'strengthens') !== undefined) return 'let your forces count in full';
  if (getField(answer, 'worm') !== undefined || getField(answer, 'thumps') !== undefined) return 'let a worm come';
  const doubles = getField(answer, 'doubles');
  if (doubles !== undefined) return doubles === 'carried' ? 'double what your forces carry' : 'double the blow';
  const stopped = FACTIONS.find((faction) => faction === getField(answer, 'stops'));
  if (stopped !== undefined) return `stop ${factionPossessive(stopped)} next revival of forces`;
  const refused = FACTIONS.find((faction) => faction === getField(answer, 'refuses'));
  if (refused !== undefined) return `cancel ${factionPossessive(refused)} shipment`;
  const revives = getField(answer, 'revives');
  if (revives === undefined) return parsePlayedCard(answer)?.card === 'kulon' ? 'as a Hajr' : null;
  const leader = parseLeader(getField(revives, 'leader'));
  if (leader !== null) return `bring back ${leaderName(leader)}`;
  if (getField(revives, 'kwisatzHaderach') === true) return 'bring back the Kwisatz Haderach';
  const forces = { count: Number(getField(revives, 'count')), special: Number(getField(revives, 'special')) };
  return `bring back ${formatForces(forces.count)}${formatSpecial({ faction: by, ...forces })}`;
}

/**
 * Returns the texts of the further choices in order: `With the Guild`, `3 cards`. The list is empty if the button says
 * everything.
 */
export function formatDetails(answer: AnswerValue, edition: EditionId): readonly string[] {
  const swaps = getField(answer, 'swaps');
  const other = FACTIONS.find((faction) => faction === getField(swaps, 'of'));
  if (other !== undefined) return [`With ${theFaction(other)}`, formatCards(Number(getField(swaps, 'cards')))];
  const demand = formatDemand(answer);
  if (demand !== null) return [demand];
  const served = FACTIONS.find((faction) => faction === getField(answer, 'serves'));
  if (served !== undefined) return [`For ${theFaction(served)}`];
  const silences = getField(answer, 'silences') ?? null;
  if (isList(silences))
    return [capitalize(formatList(FACTIONS.filter((faction) => silences.includes(faction)).map(theFaction)))];
  const worm = TERRITORIES.find((territory) =>
    [getField(answer, 'worm'), getField(answer, 'thumps')].includes(territory),
  );
  return worm === undefined ? [] : [territoryName(worm, edition)];
}
