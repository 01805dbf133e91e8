/**
 * Reads the rules a second time: what a player may show, to which players, and how often.
 * @rules GF9-2019 "Alliances" · AH79 XII.C
 */
import type { FactionId, GameEvent, GameState, OwnView } from '#engine';
import { factionsOf, seatView, stateOf, type Table } from '../../support/table.ts';

type Showings = GameState['showings'];
type HeldUp = Extract<GameEvent, { readonly type: 'SecretHeldUp' }>;

/**
 * What is wrong with a showing: a player showed a secret of another player, announced it wrongly, or looked twice or
 * without permission.
 */
export function showingWrong(before: GameState, event: GameEvent): readonly string[] {
  switch (event.type) {
    case 'SecretHeldUp':
      return heldUpWrong(before, event);
    case 'SecretSeen': {
      const held = before.showings.find(({ showing }) => showing === event.showing);
      return held?.step === 'held-up' && held.by === event.by && held.to === event.to
        ? []
        : [`showing: ${event.to} looked at ${event.showing}, which is not held up to them`];
    }
    case 'SecretPutAway':
      return before.showings.some(({ showing, step }) => showing === event.showing && step === 'open')
        ? []
        : [`showing: ${event.showing} was put away and not open`];
    default:
      return [];
  }
}

function heldUpWrong(before: GameState, event: HeldUp): readonly string[] {
  const { by, to, silently, showing } = event;
  const areAllied = before.alliances.some((members) => members.includes(by) && members.includes(to));
  return [
    ...(by === to ? [`showing: ${by} shows itself something`] : []),
    ...(isTheirs(before, event) ? [] : [`showing: ${by} shows what it does not hold: ${JSON.stringify(event.face)}`]),
    ...(silently === areAllied ? [] : [`showing: between ${by} and ${to} it is ${silently ? 'silent' : 'told'}`]),
    ...(before.showings.some((one) => one.showing === showing) ? [`showing: ${showing} was shown before`] : []),
    ...(before.showings.some((one) => one.by === by && one.to === to && one.step === 'held-up')
      ? [`showing: ${by} shows ${to} two things at once`]
      : []),
  ];
}

function isTheirs({ factions, prediction, stack, choices }: GameState, { by, face }: HeldUp): boolean {
  const own = factions.find(({ faction }) => faction === by);
  switch (face.kind) {
    case 'card':
      return own?.hand.some(({ card }) => card === face.card) === true;
    case 'traitor':
      return own !== undefined && own.traitors !== 'unknown' && own.traitors.includes(face.leader);
    case 'prediction':
      return prediction?.by === by && JSON.stringify(prediction.told) === JSON.stringify(face.prediction);
    // 000 XXV.B.1.b: players may keep the amount secret. 001 tells them to.
    case 'share':
      return (
        choices.edition === 'nine-faction' &&
        stack.some(
          (one) =>
            one.kind === 'harvest' &&
            one.step === 'vote' &&
            one.shares.some(({ faction, share }) => faction === by && share === face.spice),
        )
      );
  }
}

/** The showings that were checked on every phone. */
const looked = new WeakSet<Showings>();

/**
 * Compares the phones with all showings: a player who looks sees the secret until it is covered. All others see
 * nothing, not even that something was shown. If nothing new was shown, the check reads only one phone, a different one
 * each time.
 */
export function seenWrong(table: Table): readonly string[] {
  const { showings } = stateOf(table);
  const all = factionsOf(table);
  const isNew = showings.length > 0 && !looked.has(showings);
  looked.add(showings);
  const seen = isNew ? all : all.filter((_, at) => at === table.timeline.entries.length % all.length);
  return seen.flatMap((faction) => {
    const { shownToMe, heldUpTo } = seatView(table, faction).mine;
    return [...shownOtherwise(showings, faction, shownToMe), ...heldUpOtherwise(showings, faction, heldUpTo)];
  });
}

function shownOtherwise(showings: Showings, faction: FactionId, seen: OwnView['shownToMe']): readonly string[] {
  const theirs = showings.filter(({ to, step }) => to === faction && step !== 'put-away');
  return [
    ...seen.flatMap((one) => {
      const shown = theirs.find(({ showing }) => showing === one.showing);
      const face = shown?.step === 'open' ? shown.face : null;
      return shown !== undefined && JSON.stringify(one.seen?.face ?? null) === JSON.stringify(face)
        ? []
        : [`showing: ${faction} has ${one.showing} as ${JSON.stringify(one.seen)}`];
    }),
    ...theirs
      .filter(({ showing }) => !seen.some((one) => one.showing === showing))
      .map(({ showing }) => `showing: ${faction} does not have ${showing}`),
  ];
}

/** What is wrong with the waiting showings that an owner sees. The owner knows whether the other player has looked. */
function heldUpOtherwise(showings: Showings, faction: FactionId, heldUpTo: OwnView['heldUpTo']): readonly string[] {
  const waiting = showings.filter(({ by, step }) => by === faction && step === 'held-up');
  return heldUpTo.join() === waiting.map(({ to }) => to).join()
    ? []
    : [`showing: ${faction} shows ${heldUpTo.join()} something`];
}
