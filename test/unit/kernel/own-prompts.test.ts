import { describe, expect, it } from 'vitest';
import { firstAnswer } from '#engine';
import { must } from '#lib/core/assert-never.ts';
import { nextPhase, openedTable, promptsOf, seatView, send, sendOk, type Table } from '../../support/table.ts';

/** Both factions dial the first storm in secret. */
function dialling(): Table {
  const opened = openedTable([
    { faction: 'atreides', circle: 0 },
    { faction: 'fremen', circle: 1 },
  ]);
  return sendOk(opened, 'moderator', nextPhase(opened));
}

describe('a question to one seat', () => {
  const table = dialling();
  const [dial] = promptsOf(table, 'atreides');
  const { id: prompt, answers } = must(dial, 'a storm dial');
  const answer = { type: 'Answer', prompt, value: firstAnswer(answers) } as const;

  it('is answered by that seat', () => {
    expect(send(table, 'atreides', answer)).toMatchObject({ ok: true });
  });

  it('is not answered by another seat, the desk or the clock', () => {
    expect(send(table, 'fremen', answer)).toMatchObject({ ok: false, refusal: { code: 'stale-prompt' } });
    expect(send(table, 'moderator', answer)).toMatchObject({ ok: false, refusal: { code: 'seats-only' } });
    expect(send(table, 'clock', answer)).toMatchObject({ ok: false, refusal: { code: 'seats-only' } });
  });

  it('keeps its answer when another seat tries to withdraw it', () => {
    const sealed = sendOk(table, 'atreides', answer);
    const taken = { type: 'Withdraw', prompt } as const;
    expect(send(sealed, 'fremen', taken)).toMatchObject({ ok: false, refusal: { code: 'stale-prompt' } });
    expect(send(sealed, 'atreides', taken)).toMatchObject({ ok: true });
  });
});

describe('a proposed deal', () => {
  const opened = openedTable([
    { faction: 'atreides', circle: 0 },
    { faction: 'fremen', circle: 1 },
    { faction: 'guild', circle: 2 },
  ]);
  const playing = sendOk(opened, 'moderator', { type: 'CorrectFact', fact: { kind: 'turn', turn: 2 } });
  const terms = { words: 'You stay out', now: null, later: null, due: null } as const;
  const proposed = sendOk(playing, 'guild', { type: 'ProposeDeal', to: 'atreides', ...terms });
  const [proposal] = seatView(proposed, 'atreides').mine.proposals;
  const yes = { type: 'AnswerDeal', by: 'guild', proposal: must(proposal, 'a proposal').id, accepts: true } as const;

  it('is accepted by its partner alone', () => {
    expect(send(proposed, 'fremen', yes)).toMatchObject({ ok: false, refusal: { code: 'no-such-proposal' } });
    expect(send(proposed, 'atreides', yes)).toMatchObject({ ok: true });
  });
});
