import { describe, expect, it } from 'vitest';
import { kindOf, discOf, titlesOf, type BattlePlan, type FactionId, type LeaderId, type TreacheryTitle } from '#engine';
import { CARDS } from '#lib/powers/list.ts';
import { battleOutcome, type RevealedBattle, type RevealedSide } from '#lib/features/battle/resolution.ts';

const WEAPONS = [null, ...titlesOf('projectile', 'poison', 'lasgun', 'worthless')];
const DEFENSES = [null, ...titlesOf('shield', 'snooper', 'worthless')];

const plan = (
  dial: number,
  leader: LeaderId,
  weapon: TreacheryTitle | null = null,
  defense: TreacheryTitle | null = null,
): BattlePlan => ({
  dial,
  spice: 0,
  leader: { kind: 'leader', leader },
  kwisatzHaderach: false,
  weapon: weapon === null ? null : { slot: 'h1', card: weapon },
  defense: defense === null ? null : { slot: 'h2', card: defense },
});

const heroPlan = (dial: number): BattlePlan => ({
  ...plan(dial, 'bashar'),
  leader: { kind: 'cheap-hero', slot: 'h3', card: 'cheap-hero' },
});

const PLAIN = { forces: { count: 20, special: 0 }, specialWorth: 1, needSpice: false } as const;

const side = (faction: FactionId, sealed: BattlePlan): RevealedSide => ({
  faction,
  plan: sealed,
  forces: PLAIN,
  added: (isLeaderKilled) => ({ kwisatzHaderach: sealed.kwisatzHaderach && !isLeaderKilled ? 2 : 0 }),
});

/** The Guild attacks the Emperor. */
const battle = (guild: BattlePlan, emperor: BattlePlan, calls: RevealedBattle['calls'] = []): RevealedBattle => ({
  sides: [side('guild', guild), side('emperor', emperor)],
  calls,
  spiceThere: 6,
  strengthOf: (leader) => discOf(leader).strength,
  cardOf: (title) => CARDS[title],
  safe: null,
});

describe('a weapon against a defense', () => {
  /** The table of the player aid, in a second form. */
  const kills = (weapon: TreacheryTitle, defense: TreacheryTitle | null): boolean => {
    const stopped = defense === null ? null : kindOf(defense);
    switch (kindOf(weapon)) {
      case 'projectile':
        return stopped !== 'shield';
      case 'poison':
        return stopped !== 'snooper';
      case 'lasgun':
        return true;
      default:
        return false;
    }
  };

  it('kills exactly if the defense does not stop it, for each weapon and each defense', () => {
    for (const weapon of WEAPONS) {
      for (const defense of DEFENSES) {
        const outcome = battleOutcome(battle(plan(3, 'staban-tuek', weapon), plan(2, 'bashar', null, defense)));
        const name = `${String(weapon)} against ${String(defense)}`;
        if (weapon !== null && kindOf(weapon) === 'lasgun' && defense === 'shield') {
          expect(outcome.why.kind, name).toBe('explosion');
          continue;
        }
        const { why } = outcome;
        if (why.kind !== 'sum') throw new Error(`${name} came out as ${why.kind}`);
        const dies = weapon !== null && kills(weapon, defense);
        expect(why.sides[1].leaderKilledBy, name).toBe(dies ? weapon : null);
        expect(why.sides[1].total, name).toBe(dies ? 2 : 4);
        expect(outcome.paid, name).toBe(dies ? 2 : 0);
      }
    }
  });
});

describe('lasgun and shield', () => {
  it.each([
    ['in different plans', plan(1, 'guild-rep', 'lasgun'), plan(1, 'bashar', null, 'shield')],
    ['the other way round', plan(1, 'guild-rep', null, 'shield'), plan(1, 'bashar', 'lasgun')],
    ['in one plan', plan(1, 'guild-rep', 'lasgun', 'shield'), plan(1, 'bashar')],
    ['two lasguns and a shield', plan(1, 'guild-rep', 'lasgun'), plan(1, 'bashar', 'lasgun', 'shield')],
  ])('explode: %s', (_where, guild, emperor) => {
    expect(battleOutcome(battle(guild, emperor))).toMatchObject({
      why: { kind: 'explosion' },
      territoryLost: { spice: 6 },
    });
  });
});

describe('a Stone Burner', () => {
  const winnerWith = (guild: BattlePlan, emperor: BattlePlan) => battleOutcome(battle(guild, emperor));

  it('lets its side win against any total. The winner loses the dial and is paid for both leaders', () => {
    const outcome = winnerWith(plan(7, 'staban-tuek'), plan(1, 'bashar', 'stone-burner'));
    expect(outcome).toMatchObject({
      winner: 'emperor',
      why: { kind: 'sum', destroyed: { by: 'stone-burner', faction: 'guild' } },
      lost: [
        { faction: 'guild', loses: 'everything' },
        { faction: 'emperor', loses: 'what-it-dialled' },
      ],
      paid: 5 + 2,
    });
    expect(outcome.dead.map(({ leader }) => leader)).toEqual(['staban-tuek', 'bashar']);
  });

  it('spares each leader whose own side has a shield', () => {
    const shielded = winnerWith(plan(7, 'staban-tuek', null, 'shield'), plan(1, 'bashar', 'stone-burner'));
    expect(shielded.dead.map(({ leader }) => leader)).toEqual(['bashar']);
    const both = winnerWith(plan(7, 'staban-tuek', null, 'shield'), plan(1, 'bashar', 'stone-burner', 'shield'));
    expect(both).toMatchObject({ dead: [], winner: 'emperor', paid: 0 });
  });

  it('gives way to a lasgun and a shield', () => {
    expect(winnerWith(plan(1, 'guild-rep', 'lasgun'), plan(1, 'bashar', 'stone-burner', 'shield'))).toMatchObject({
      why: { kind: 'explosion' },
      winner: null,
    });
  });
});

describe('the total of a side', () => {
  it('is the dial plus the leader, and the aggressor wins a tie', () => {
    expect(battleOutcome(battle(plan(2, 'esmar-tuek'), plan(3, 'bashar')))).toMatchObject({
      winner: 'guild',
      why: { kind: 'sum', tie: true },
      paid: 0,
    });
    expect(battleOutcome(battle(plan(2, 'esmar-tuek'), plan(4, 'bashar')))).toMatchObject({
      winner: 'emperor',
      why: { kind: 'sum', tie: false },
    });
  });

  it('counts a cheap hero as 0, and his death pays nothing', () => {
    const outcome = battleOutcome(battle(plan(0, 'staban-tuek', 'crysknife'), heroPlan(5)));
    expect(outcome).toMatchObject({ why: { kind: 'sum', tie: true }, winner: 'guild', paid: 0 });
  });

  it('pays the winner for both leaders, even for its own', () => {
    const outcome = battleOutcome(battle(plan(5, 'staban-tuek', 'crysknife'), plan(1, 'bashar', 'chaumas')));
    expect(outcome).toMatchObject({ winner: 'guild', paid: 5 + 2 });
  });
});

describe('a traitor call', () => {
  const bashar = { caller: 'guild', victim: 'emperor', leader: 'bashar' } as const;
  const rep = { caller: 'emperor', victim: 'guild', leader: 'guild-rep' } as const;

  it('wins whatever the plans are', () => {
    const fight = battle(plan(0, 'guild-rep', 'lasgun'), plan(9, 'bashar', 'lasgun', 'shield'), [bashar]);
    expect(battleOutcome(fight)).toEqual({
      why: { kind: 'traitors', calls: [bashar] },
      winner: 'guild',
      dead: [{ leader: 'bashar', by: null }],
      lost: [
        { faction: 'guild', loses: 'nothing' },
        { faction: 'emperor', loses: 'everything' },
      ],
      territoryLost: null,
      paid: 2,
    });
  });

  it('from both sides leaves no winner, and no explosion', () => {
    const fight = battle(plan(0, 'guild-rep', 'lasgun'), plan(9, 'bashar', null, 'shield'), [bashar, rep]);
    expect(battleOutcome(fight)).toEqual({
      why: { kind: 'traitors', calls: [bashar, rep] },
      winner: null,
      dead: [
        { leader: 'bashar', by: null },
        { leader: 'guild-rep', by: null },
      ],
      lost: [
        { faction: 'guild', loses: 'everything' },
        { faction: 'emperor', loses: 'everything' },
      ],
      territoryLost: null,
      paid: 0,
    });
  });

  it('from an ally makes the ally’s side the winner', () => {
    const fight = battle(plan(0, 'guild-rep'), plan(9, 'bashar'), [{ ...bashar, caller: 'harkonnen' }]);
    expect(battleOutcome(fight)).toMatchObject({
      winner: 'guild',
      why: { kind: 'traitors', calls: [{ caller: 'harkonnen' }] },
    });
  });
});

describe('the Kwisatz Haderach', () => {
  const accompanied = (sealed: BattlePlan): BattlePlan => ({ ...sealed, kwisatzHaderach: true });
  const totalsOf = (guild: BattlePlan, emperor: BattlePlan) => {
    const outcome = battleOutcome(battle(guild, emperor));
    if (outcome.why.kind !== 'sum') throw new Error(`It came out as ${outcome.why.kind}`);
    return outcome.why.sides.map(({ kwisatzHaderach, total }) => ({ kwisatzHaderach, total }));
  };

  it('adds 2 with a leader or a cheap hero', () => {
    expect(totalsOf(accompanied(plan(3, 'staban-tuek')), accompanied(heroPlan(2)))).toEqual([
      { kwisatzHaderach: 2, total: 10 },
      { kwisatzHaderach: 2, total: 4 },
    ]);
  });

  it('adds nothing with a leader that is killed', () => {
    expect(totalsOf(accompanied(plan(3, 'staban-tuek')), plan(2, 'bashar', 'crysknife'))[0]).toEqual({
      kwisatzHaderach: 0,
      total: 3,
    });
  });
});
