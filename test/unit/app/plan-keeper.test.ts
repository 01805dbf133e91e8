import { describe, expect, it } from 'vitest';
import { PlanKeeper } from '#app/_features/battle/plan/plan-keeper.ts';
import { must } from '#client';
import { ASKED, WAITING } from '../../support/fixtures/seat-views.ts';
import { memoryStorage } from '../../support/memory-storage.ts';

const asked = (state: string) => must(ASKED[state], state);
const OWED = asked('battle-plan');
const SEALED = asked('battle-plan-sealed');
const DRAFT = { dial: 7, weapon: null };

describe('a half made plan', () => {
  it('is found again after a reload, for its own battle only', () => {
    const storage = memoryStorage();
    new PlanKeeper(storage).keep('b1', DRAFT);
    const reloaded = new PlanKeeper(storage);
    expect(reloaded.draftFor('b1')).toEqual(DRAFT);
    expect(reloaded.draftFor('b2')).toBeNull();
  });

  it('stays in storage while it is owed', () => {
    const storage = memoryStorage();
    const plans = new PlanKeeper(storage);
    plans.keep('b1', DRAFT);
    plans.follow(OWED);
    expect(new PlanKeeper(storage).draftFor('b1')).toEqual(DRAFT);
  });

  it('leaves storage once it is sealed, and is found as it was sealed when it opens again', () => {
    const storage = memoryStorage();
    const plans = new PlanKeeper(storage);
    plans.keep('b1', DRAFT);
    plans.follow(SEALED);
    expect(storage.kept.size).toBe(0);
    plans.follow(OWED);
    expect(plans.draftFor('b1')).toEqual(SEALED.mine.plan);
    expect(new PlanKeeper(storage).draftFor('b1')).toEqual(SEALED.mine.plan);
  });

  it('leaves storage when nothing is asked any more', () => {
    const storage = memoryStorage();
    const plans = new PlanKeeper(storage);
    plans.keep('b1', DRAFT);
    plans.follow(WAITING);
    expect(storage.kept.size).toBe(0);
  });

  it('is gone altogether when the seat is', () => {
    const storage = memoryStorage();
    const plans = new PlanKeeper(storage);
    plans.keep('b1', DRAFT);
    plans.discard();
    expect(plans.draftFor('b1')).toBeNull();
    expect(storage.kept.size).toBe(0);
  });

  it('begins with nothing where the storage holds nonsense', () => {
    expect(new PlanKeeper(memoryStorage({ draft: '{' })).draftFor('b1')).toBeNull();
  });
});
