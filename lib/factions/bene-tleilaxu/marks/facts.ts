/** What the moderator corrects of marks and control, and what the Bene Tleilaxu declare of their marks. */
import { list } from '../../../core/grammar.ts';
import type { Feature, SecretHandler } from '../../../kernel/feature.ts';
import { booleanField, leaderField, territoryField } from '../../../model/fields.ts';
import { isMainCharacter, LEADER_IDS } from '../../../model/leaders.ts';
import { isInPlay } from '../../../model/selectors.ts';
import { requireInPlay, requireLeaderInPlay } from '../../../pieces/requirements.ts';
import { BENE_TLEILAXU } from '../name.ts';
import type { MarksContract, MarksSecret } from './contract.ts';
import { withMarks } from './reducer.ts';

/** The handlers of the public facts. Forces in a controlled territory end the control again. */
export const facts: Feature<MarksContract>['facts'] = {
  controlled: {
    input: { territory: territoryField, controlled: booleanField },
    now: ({ marks }, fact) => ({ ...fact, controlled: marks.controlled.includes(fact.territory) }),
    validate: (_ctx, state) => requireInPlay(state, BENE_TLEILAXU),
    set: (state, { territory, controlled }) =>
      withMarks(state, (marks) => ({ controlled: changed(marks.controlled, territory, controlled) })),
  },
  'came-back': {
    input: { leader: leaderField, cameBack: booleanField },
    now: ({ marks }, fact) => ({ ...fact, cameBack: marks.possible.includes(fact.leader) }),
    validate: (_ctx, state, { leader, cameBack }) =>
      requireInPlay(state, BENE_TLEILAXU) ??
      requireLeaderInPlay(state, leader) ??
      (cameBack && isMainCharacter(leader) ? { code: 'cannot-be-marked', leader } : null),
    set: (state, { leader, cameBack }) =>
      withMarks(state, ({ possible, marked }) => ({
        possible: changed(possible, leader, cameBack),
        marked: cameBack ? marked : marked.filter((mark) => mark.leader !== leader),
      })),
  },
};

/**
 * The handler of the marks. A declared mark counts for this turn. Only leaders that have come back can be declared, so
 * that the questions to the Bene Tleilaxu still depend on public facts only.
 */
export const marksSecret: SecretHandler<MarksSecret> = {
  input: { leaders: list(leaderField, { most: LEADER_IDS.length }) },
  of: (state) => (isInPlay(state, BENE_TLEILAXU) ? [BENE_TLEILAXU] : []),
  now: ({ marks }) => ({ kind: 'marks', leaders: marks.marked.map(({ leader }) => leader) }),
  validateOwner: (_ctx, _state, faction) => (faction === BENE_TLEILAXU ? null : { code: 'marks-nobody', faction }),
  validate: (_ctx, { marks }, _faction, { leaders }) => {
    const wrong = leaders.find((leader, at) => !marks.possible.includes(leader) || leaders.indexOf(leader) !== at);
    return wrong === undefined ? null : { code: 'cannot-be-marked', leader: wrong };
  },
  set: (state, _faction, { leaders }) =>
    withMarks(state, ({ marked }) => ({
      marked: leaders.map((leader) => marked.find((mark) => mark.leader === leader) ?? { leader, turn: state.turn }),
    })),
};

const changed = <One>(all: readonly One[], one: One, isIn: boolean): readonly One[] => [
  ...all.filter((other) => other !== one),
  ...(isIn ? [one] : []),
];
