import { describe, expect, test } from 'vitest';
import { TURNED_AFTER_MS } from '#app/_features/battle/beats.ts';
import { beatsOf, lengthOf } from '#app/_features/battle/beats.ts';
import {
  again,
  concluded,
  cued,
  followed,
  nextCue,
  openedOn,
  skipped,
  type Stage,
} from '#app/_features/battle/theatre/stage.ts';
import type { BattleView, LogLine, TableView } from '#client';
import {
  ATREIDES_PLAN,
  EXPLOSION,
  HARKONNEN_PLAN,
  KILL,
  OPEN_BATTLE,
  SEALED_BATTLE,
  TIE,
  TRAITOR,
  TREACHERY_BATTLE,
  TWO_TRAITORS,
  opened,
  resolved,
} from '../../support/fixtures/battles.ts';
import { BOARD, fighting } from '../../support/fixtures/table-views.ts';

const kinds = (battle: BattleView) => [...new Set(beatsOf(battle).map((beat) => beat.kind))];

/** Plays a stage to its end and returns its beats. */
function played(from: Stage, table: TableView): readonly string[] {
  const shown: string[] = [];
  for (let stage = from; stage !== null;) {
    shown.push(beatsOf(stage.battle)[stage.at]?.kind ?? 'none');
    const cue = nextCue(stage, table);
    if (cue === null || cue.stage?.battle.id !== stage.battle.id) break;
    stage = cue.stage;
  }
  return shown;
}

describe('the beats of a battle', () => {
  test('show nothing of a sealed plan', () => {
    expect(kinds(OPEN_BATTLE)).toEqual(['planning']);
    expect(kinds(SEALED_BATTLE)).toEqual(['planning']);
  });

  test('start with the leaders as the phones show them, because the wheels have turned', () => {
    const beats = beatsOf(TREACHERY_BATTLE);
    const before = beats.slice(
      0,
      beats.findIndex(({ kind }) => kind === 'leaders'),
    );
    expect(before.reduce((sum, beat) => sum + lengthOf(beat), 0)).toBe(TURNED_AFTER_MS);
  });

  test('reveal the cards one by one, then wait for traitors', () => {
    expect(beatsOf(TREACHERY_BATTLE).map((beat) => beat.kind)).toEqual([
      'planning',
      'turned',
      'leaders',
      'cards',
      'cards',
      'cards',
      'cards',
      'traitor-call',
    ]);
  });

  test('add up only a battle that was decided by its totals', () => {
    expect(kinds(resolved(TIE)).slice(-2)).toEqual(['sum', 'result']);
    expect(kinds(resolved(KILL)).slice(-3)).toEqual(['fallen', 'sum', 'result']);
    expect(kinds(resolved(TRAITOR)).slice(-2)).toEqual(['called', 'result']);
    expect(kinds(resolved(TWO_TRAITORS)).slice(-2)).toEqual(['called', 'result']);
    expect(kinds(resolved(EXPLOSION)).slice(-2)).toEqual(['explosion', 'result']);
  });
});

describe('the stage of a battle', () => {
  const log = (...facts: readonly LogLine['fact'][]): readonly LogLine[] =>
    facts.map((fact, position) => ({ position, at: 0, fact }));
  const chosen: LogLine['fact'] = {
    code: 'battle-chosen',
    battle: 'b1',
    aggressor: 'atreides',
    defender: 'harkonnen',
    territory: OPEN_BATTLE.territory,
    sectors: OPEN_BATTLE.sectors,
  };
  const revealed: LogLine['fact'] = {
    code: 'plans-revealed',
    aggressor: 'atreides',
    defender: 'harkonnen',
    plans: [opened(ATREIDES_PLAN), opened(HARKONNEN_PLAN)],
  };
  const ended = log(chosen, revealed, { code: 'no-traitor-call' }, { code: 'battle-resolved', outcome: TIE });

  test('shows the present state after a reload without playing anything again', () => {
    const table = fighting(resolved(KILL));
    expect(played(openedOn(table), table)).toEqual(['result']);
    expect(openedOn(BOARD)).toBeNull();
  });

  test('plays every beat once after the reveal', () => {
    const sealed = openedOn(fighting(SEALED_BATTLE));
    const table = fighting(TREACHERY_BATTLE);
    expect(played(followed(sealed, table), table)).toEqual([
      'planning',
      'turned',
      'leaders',
      'cards',
      'cards',
      'cards',
      'cards',
      'traitor-call',
    ]);
  });

  test('plays a battle to its end even after it has left the view', () => {
    const table = { ...BOARD, log: ended };
    const stage = followed(openedOn(fighting(SEALED_BATTLE)), table);
    expect(stage?.battle.outcome).toEqual(TIE);
    expect(played(stage, table).at(-1)).toBe('result');
    expect(cued(skipped(stage, table), table)).toBeNull();
  });

  test('knows the plans that it has shown, even if the log no longer holds them', () => {
    const table = { ...BOARD, log: log({ code: 'battle-resolved', outcome: TWO_TRAITORS }) };
    expect(followed(openedOn(fighting(TREACHERY_BATTLE)), table)?.battle).toEqual(resolved(TWO_TRAITORS));
    expect(followed(openedOn(fighting(SEALED_BATTLE)), table)).toBeNull();
  });

  test('keeps a result for a while when the aggressor chooses the next battle', () => {
    const table = { ...BOARD, log: ended };
    const stage = followed(openedOn(fighting(resolved(TIE))), table);
    expect(stage?.battle).toEqual(resolved(TIE));
    expect(nextCue(stage, table)).toEqual({ stage: null, after: 20_000 });
  });

  test('moves to the next battle with the table, even in the middle of the last battle', () => {
    const next: BattleView = { ...OPEN_BATTLE, id: 'b2', territory: 'red-chasm' };
    for (const last of [SEALED_BATTLE, resolved(TIE)]) {
      expect(followed(openedOn(fighting(last)), fighting(next, { log: ended }))).toEqual({ battle: next, at: 0 });
    }
  });

  test('ends with the battle phase, and does not return in later phases', () => {
    const over: TableView = { ...BOARD, running: null, battles: [], awaited: [], log: ended };
    const pause: TableView = { ...over, phase: 'mentat-pause', running: 'mentat-pause' };
    for (const table of [over, { ...over, phase: 'collection' } as const, pause]) {
      for (const last of [SEALED_BATTLE, resolved(TIE)]) {
        expect(followed(openedOn(fighting(last)), table)).toBeNull();
      }
    }
    expect(followed(null, pause)).toBeNull();
  });

  test('ends at once when the battle is taken back or cancelled', () => {
    const stage = openedOn(fighting(TREACHERY_BATTLE));
    expect(
      followed(stage, {
        ...BOARD,
        log: log(chosen, revealed, { code: 'taken-back', to: 3, ownChanged: false, before: null }),
      }),
    ).toBeNull();
    expect(followed(openedOn(fighting(SEALED_BATTLE)), { ...BOARD, log: log(chosen) })).toBeNull();
    expect(
      concluded(
        resolved(TIE),
        log(...ended.map((line) => line.fact), { code: 'taken-back', to: 3, ownChanged: false, before: null }),
      ),
    ).toBeNull();
  });

  test('goes back with a take-back inside the battle', () => {
    const stage = openedOn(fighting(resolved(KILL)));
    expect(followed(stage, fighting(OPEN_BATTLE))).toEqual({ battle: OPEN_BATTLE, at: 0 });
  });

  test('can be skipped and shown again', () => {
    const table = fighting(resolved(KILL));
    const start = followed(null, table);
    expect(start?.at).toBe(0);
    expect(skipped(start, table)?.at).toBe(beatsOf(resolved(KILL)).length - 1);
    expect(again(skipped(start, table))?.at).toBe(1);
  });
});
