'use client';
import { capitalize } from '#client';
import type { ScreenParts } from '#app/_components/feature/screen-slots.ts';
import { formatTurnedIn } from '#lib/modules/duel/kanly-cards/messages/phone.ts';
import type { kanlyCards } from './feature.ts';

export const screen: ScreenParts<typeof kanlyCards> = {
  news: (fact) => (fact.code === 'kanly-card-turned-in' ? capitalize(formatTurnedIn(fact)) : null),
};
