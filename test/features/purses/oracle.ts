/** The recorded changes of spice by a second count. */
import type { GameState } from '#engine';

/** What is wrong with a record of spice: it does not end at the present spice, or does not add up. */
export const pursesWrong = ({ purses, factions, fallen }: GameState): readonly string[] =>
  purses.flatMap(({ faction, was, is, changes }) => {
    const held = [...factions, ...fallen.map(({ own }) => own)].find((own) => own.faction === faction)?.spice;
    const sum = changes.reduce((so, { amount }) => so + amount, 0);
    // No seat knows a change of spice that was not counted.
    const isKnown = was !== 'uncounted' && is !== 'uncounted' && changes.every(({ amount }) => amount !== 0);
    return [
      ...(held === is ? [] : [`purses: ${faction} is said to hold ${is} and holds ${held ?? 'nothing'}`]),
      ...(isKnown && was + sum !== is ? [`purses: ${faction} had ${was}, ${sum} came, and ${is} is there`] : []),
      ...(changes.length === 0 ? [`purses: nothing has changed what ${faction} holds`] : []),
    ];
  });
