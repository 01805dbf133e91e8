import { describe, expect, it } from 'vitest';
import { isOffer } from '#app/t/[code]/seat/_components/decisions.ts';
import type { Prompt } from '#client';
import { isNonBlocking, isOptionalPrompt as isOfferToTheMachine } from '#lib/kernel/registry.ts';
import { ASKS } from '../messages/format/examples.ts';

const offers = Object.values(ASKS).filter((ask) => isOffer(ask as Prompt));

describe('an optional prompt', () => {
  it.each(Object.values(ASKS))('is optional for the pages and for the kernel: $kind', (ask) => {
    expect(isOffer(ask as Prompt)).toBe(isOfferToTheMachine(ask.kind));
  });

  it('is not awaited from any seat', () => {
    expect(offers.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['bring-reserves', 'free-play']));
    for (const { kind } of offers) expect(isNonBlocking(kind)).toBe(true);
  });
});
