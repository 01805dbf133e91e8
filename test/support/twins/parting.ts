/** How twins part: an owner does one thing with a secret at one table, and another at the other. */
import {
  enumerate,
  SECRET_KINDS,
  sameAnswer,
  sample,
  shuffled,
  type AnswerValue,
  type FactionId,
  type OwnFact,
  type SecretKind,
  type PromptKind,
  type Random,
} from '#engine';
import { poorerOrNot, someProposal } from '../../features/deals/samples.ts';
import { partingPasses } from '../../features/bidding/samples.ts';
import { partingClaimsAhead, poorOrNot } from '../../features/charity/samples.ts';
import { partingMarks } from '../../features/memory/samples.ts';
import { otherFaceDown } from '../../features/harkonnen/samples.ts';
import { partingOffers } from '../../features/nexus/samples.ts';
import { partingPermissions } from '../../features/permissions/samples.ts';
import { partingCalls } from '../../features/prepared-calls/samples.ts';
import { partingPledges } from '../../features/pledges/samples.ts';
import { partingGifts } from '../../features/wealth/samples.ts';
import { oneOrTheOther, silentlyOrNot } from '../../features/showing/samples.ts';
import { poorPayeeOrNot } from '../../features/ship-and-move/samples.ts';
import { countedOtherwise } from '../../features/pieces/samples.ts';
import { chance, pick, type Move } from '../chances.ts';
import { randomCard } from '../random-cards.ts';
import { makeMove } from '../random-play.ts';
import { factionsOf, promptsOf, seatView, stateOf, type Sent, type Table } from '../table.ts';
import { after } from './disclosure.ts';
import { knowingBoth, toldOtherwise } from './otherwise.ts';
import type { Parting } from './parting-moves.ts';
import type { Secret, Twins } from './twins.ts';

/** Questions that everybody is asked at once. */
const WINDOWS: readonly PromptKind[] = ['interfere', 'treachery', 'weather-control', 'family-atomics'];

/** Some owner does one thing with a secret of this kind at one table and another at the other; `null` if nobody can. */
export function partingMoves(table: Table, secret: Secret, random: Random): Parting | null {
  for (const owner of shuffled(factionsOf(table), random)) {
    const found = partingOf(table, secret, owner, random);
    if (found !== null) return found;
  }
  return null;
}

function partingOf(table: Table, secret: Secret, owner: FactionId, random: Random): Parting | null {
  if (isMatter(secret)) return told(table, owner, toldOtherwise(secret, table, owner, random));
  switch (secret) {
    case 'count':
      return told(table, owner, countedOtherwise(table, owner, seatView(table, owner).mine.handLimit, random));
    case 'face-down':
      return told(table, owner, otherFaceDown(table, owner, random));
    case 'foretelling':
      return partingAnswers(table, owner, ['predict'], random);
    case 'telling': {
      const drawn = promptsOf(table, owner).find((prompt) => prompt.kind === 'draw-own');
      if (drawn === undefined) return null;
      const theirs = seatView(table, owner).table.leaders.map(({ leader }) => leader);
      const fact: OwnFact =
        drawn.matter === 'hand'
          ? { kind: 'hand', cards: [randomCard(random)] }
          : { kind: 'traitors', leaders: [pick(theirs, random)] };
      return {
        owner,
        one: { by: owner, intent: { type: 'EnterOwn', fact } },
        two: { by: owner, intent: { type: 'Answer', prompt: drawn.id, value: 'drawn' } },
      };
    }
    case 'plan':
      return partingAnswers(table, owner, ['battle-plan'], random);
    case 'storm-dial':
      return partingAnswers(table, owner, ['storm-dial'], random);
    case 'window-answer':
      return partingAnswers(table, owner, WINDOWS, random);
    case 'charity':
      return chance(50, random)
        ? partingAnswers(table, owner, ['claim-charity'], random)
        : told(table, owner, poorOrNot(random));
    case 'pledge':
      return partingPledges(table, owner, random);
    case 'gift':
      return partingGifts(table, owner, random);
    case 'permission':
      return partingPermissions(table, owner, random);
    case 'claim-ahead':
      return partingClaimsAhead(owner);
    case 'call-ahead':
      return partingCalls(table, owner, random);
    case 'mark':
      return partingMarks(table, owner, random);
    case 'alliance-offer':
      return partingOffers(table, owner, random);
    case 'given-back': {
      const found = partingAnswers(table, owner, ['give-back'], random);
      const open = promptsOf(table, owner).find((prompt) => prompt.kind === 'give-back');
      return found === null || open === undefined ? null : { ...found, alsoKnows: [open.to] };
    }
    case 'traitor-choice':
      return partingAnswers(table, owner, ['choose-traitor'], random);
    case 'window-silence': {
      const found = partingAnswers(table, owner, WINDOWS, random, 1);
      return found === null ? null : { ...found, two: null };
    }
    case 'shown': {
      const both = oneOrTheOther(table, owner, random);
      return both === null ? null : { owner, one: both[0], two: both[1] };
    }
    case 'shown-silently': {
      const shown = silentlyOrNot(table, owner, random);
      return shown === null ? null : { owner, one: shown.move, two: null, alsoKnows: [shown.to] };
    }
    case 'stands-aside':
      return {
        owner,
        one: { by: owner, intent: { type: 'StandAside', on: true } },
        two: { by: owner, intent: { type: 'StandAside', on: false } },
      };
    case 'proposal': {
      const found = someProposal(stateOf(table), owner, random);
      return found === null ? null : { owner, one: found.move, two: null, alsoKnows: [found.to] };
    }
    case 'payer':
      return told(table, owner, poorerOrNot(stateOf(table), owner));
    case 'payee':
      return told(table, owner, poorPayeeOrNot(stateOf(table), owner));
    case 'bid-limit':
    case 'sealed-bid':
      return partingAnswers(table, owner, [secret], random);
    case 'pass-ahead':
      return partingPasses(owner);
    case 'prepared-turn':
      return partingAnswers(table, owner, ['prepare-shipment', 'prepare-move'], random);
    case 'payment':
      return partingAnswers(table, owner, ['way-to-pay'], random);
    case 'deck':
    case 'card-for-sale':
    case 'spice-deck':
    case 'next-spice-card':
      return null;
  }
}

const isMatter = (secret: Secret): secret is SecretKind => SECRET_KINDS.some((matter) => matter === secret);

/** The owner tells it in both ways, where both may be said. */
function told(table: Table, owner: FactionId, both: readonly [OwnFact, OwnFact] | null): Parting | null {
  if (both === null) return null;
  const [one, two] = both.map((fact): Move => ({ by: owner, intent: { type: 'EnterOwn', fact } }));
  if (one === undefined || two === undefined) return null;
  const [first, second] = [makeMove(table, one), makeMove(table, two)];
  if (!first.ok || !second.ok) return null;
  return { owner, one, two, alsoKnows: knowingBoth(first.table, second.table, both[0].kind) };
}

function partingAnswers(
  table: Table,
  owner: FactionId,
  kinds: readonly PromptKind[],
  random: Random,
  needed = 2,
): Parting | null {
  const prompt = promptsOf(table, owner).find((open) => kinds.includes(open.kind) && !open.sealed);
  if (prompt === undefined) return null;
  const one = sample(prompt.answers, random);
  const others = firstOf(enumerate(prompt.answers), 200).filter((value) => !sameAnswer(value, one));
  if (others.length + 1 < needed) return null;
  const two = others.length === 0 ? one : pick(others, random);
  const answer = (value: AnswerValue): Move => ({ by: owner, intent: { type: 'Answer', prompt: prompt.id, value } });
  return { owner, one: answer(one), two: answer(two) };
}

function firstOf<T>(items: Iterable<T>, count: number): readonly T[] {
  const found: T[] = [];
  for (const item of items) {
    if (found.length >= count) break;
    found.push(item);
  }
  return found;
}

export function part(twins: Twins, { owner, one, two, alsoKnows = [] }: Parting): Twins | 'told' {
  const first = makeMove(twins.one, one);
  const second: Sent =
    two === null ? { ok: true, table: idle(twins.two, first.table), events: [] } : makeMove(twins.two, two);
  // If only one of the two may be said, the twins stay alike.
  if (!first.ok || !second.ok) return twins;
  return after(
    {
      ...twins,
      unknowing: twins.unknowing.filter((who) => who !== owner && !alsoKnows.some((other) => other === who)),
    },
    first,
    second,
  );
}

export const idle = (table: Table, other: Table): Table => ({ ...table, now: other.now });
