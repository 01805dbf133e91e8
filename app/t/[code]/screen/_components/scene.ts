import type { TableView } from '#client';
import type { Presence } from '#app/_connection/frame.ts';
import { onScreen } from '#app/_features/screen.ts';

const IS_PLAYED = onScreen('isPlayed');

/**
 * Whether the screen still shows how to join, because seats are free and the game has not begun on the board. Later the
 * screen only marks free seats, because a faction may play without a phone for the whole game.
 */
export const isGathering = (table: TableView, presence: readonly Presence[]): boolean =>
  table.running === null &&
  !IS_PLAYED.some((isPlayed) => isPlayed(table)) &&
  table.forces.length === 0 &&
  table.factions.some(({ faction }) => presence.every((one) => one.faction !== faction));
