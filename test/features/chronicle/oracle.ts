/** Checks when a record may be opened and what it shows. It reads the rules a second time. */
import type { GameEvent, GameState } from '#engine';

/** Whether a record was opened before the game was won, twice, or with data of another owner. */
export function recordWrong(before: GameState, event: GameEvent): readonly string[] {
  if (event.type !== 'RecordOpened') return [];
  const { faction, spice, traitors, prediction } = event.record;
  const own = before.factions.find((one) => one.faction === faction);
  const noted = before.spiceHistory.filter((point) => point.faction === faction);
  const last = spice.at(-1);
  return [
    ...(before.victory === null ? [`chronicle: ${faction} opened its record before the game was won`] : []),
    ...(before.openedRecords.some((one) => one.faction === faction) ? [`chronicle: ${faction} opened twice`] : []),
    ...(JSON.stringify(own?.traitors) === JSON.stringify(traitors) ? [] : [`chronicle: not ${faction}'s traitors`]),
    ...(noted.length === spice.length && last?.turn === noted.at(-1)?.turn
      ? []
      : [`chronicle: not ${faction}'s spice`]),
    ...(prediction === null || before.prediction?.by === faction ? [] : [`chronicle: not ${faction}'s prediction`]),
  ];
}
