/** What is noted of purses, counted a second time. */
import type { GameState } from '#engine';

/** A line that does not come out at what lies behind the shield, or does not add up. */
export const pursesWrong = ({ purses, factions }: GameState): readonly string[] =>
  purses.flatMap(({ faction, was, is, changes }) => {
    const held = factions.find((own) => own.faction === faction)?.spice;
    const sum = changes.reduce((so, { amount }) => so + amount, 0);
    // Where a purse was not counted for a while, nobody knows what came and went.
    const isKnown = was !== 'uncounted' && is !== 'uncounted' && changes.every(({ amount }) => amount !== 0);
    return [
      ...(held === is ? [] : [`purses: ${faction} is said to hold ${is} and holds ${held ?? 'nothing'}`]),
      ...(isKnown && was + sum !== is ? [`purses: ${faction} had ${was}, ${sum} came, and ${is} is there`] : []),
      ...(changes.length === 0 ? [`purses: nothing has changed what ${faction} holds`] : []),
    ];
  });
