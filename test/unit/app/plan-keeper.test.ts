import { describe, expect, it } from 'vitest';
import { PlanKeeper } from '#app/_features/battle/plan/plan-keeper.ts';
import { must } from '#client';
import { ASKED, WAITING } from '../../support/fixtures/seat-views.ts';
import { memoryStorage } from '../../support/memory-storage.ts';

const asked = (state: string) => must(ASKED[state], state);
const OWED = asked('battle-plan');
const SEALED = asked('battle-plan-sealed');
const DRAFT = { dial: 7, weapon: null };

describe('a plan draft in the browser', () => {
  it('survives a reload, for its own battle only', () => {
    const storage = memoryStorage();
    new PlanKeeper(storage).keep('b1', DRAFT);
    const reloaded = new PlanKeeper(storage);
    expect(reloaded.draftFor('b1')).toEqual(DRAFT);
    expect(reloaded.draftFor('b2')).toBeNull();
  });

  it('stays in storage while the plan is asked for', () => {
    const storage = memoryStorage();
    const plans = new PlanKeeper(storage);
    plans.keep('b1', DRAFT);
    plans.follow(OWED);
    expect(new PlanKeeper(storage).draftFor('b1')).toEqual(DRAFT);
  });

  it('leaves storage once the plan is sealed, and returns as sealed when the plan opens again', () => {
    const storage = memoryStorage();
    const plans = new PlanKeeper(storage);
    plans.keep('b1', DRAFT);
    plans.follow(SEALED);
    expect(storage.kept.size).toBe(0);
    plans.follow(OWED);
    expect(plans.draftFor('b1')).toEqual(SEALED.mine.plan);
    expect(new PlanKeeper(storage).draftFor('b1')).toEqual(SEALED.mine.plan);
  });

  it('leaves storage when the plan is asked for no longer', () => {
    const storage = memoryStorage();
    const plans = new PlanKeeper(storage);
    plans.keep('b1', DRAFT);
    plans.follow(WAITING);
    expect(storage.kept.size).toBe(0);
  });

  it('is deleted with the seat', () => {
    const storage = memoryStorage();
    const plans = new PlanKeeper(storage);
    plans.keep('b1', DRAFT);
    plans.discard();
    expect(plans.draftFor('b1')).toBeNull();
    expect(storage.kept.size).toBe(0);
  });

  it('starts empty if the storage holds unreadable text', () => {
    expect(new PlanKeeper(memoryStorage({ draft: '{' })).draftFor('b1')).toBeNull();
  });
});
