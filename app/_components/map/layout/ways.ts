import type { Place } from '#client';
import { drawn, reachOf, type Body } from './capsules.ts';
import type { Troop } from './footing.ts';
import { formationsOf, type Formation } from './formations.ts';
import type { Point, Spot } from '../geometry.ts';
import { EDGES_OF_DISC, EDGES_OF_SPICE, ROOM_OF_SPICE, roomOfDisc } from './marker-shape.ts';

/** The content of one part as a group. */
export interface Lot {
  readonly place: Place;
  readonly forces: readonly { readonly special: number }[];
  readonly spice: number;
}

/** An arrangement of a group in the size of the drawing, with its price. */
export interface Way extends Troop, Pick<Body, 'reach' | 'capsules'> {
  readonly formation: Formation;
  readonly price: number;
}

/** An unusual formation, each step further from the usual one. */
const UNUSUAL = 0.25;

/** Returns the arrangements of a group, the usual one first. */
export function waysOf({ forces, spice }: Lot, radius: number): readonly Way[] {
  const stars = forces.some(({ special }) => special > 0);
  return formationsOf(forces.length, stars, spice > 0).map((formation, at) => {
    const { discs } = formation;
    const piles = formation.spice === null ? [] : [formation.spice];
    const capsules = [
      ...discs.flatMap(([x, y], n) => roomOfDisc(forces[n]?.special ?? 0).map((room) => drawn(room, x, y, radius))),
      ...piles.map(([x, y]) => drawn(ROOM_OF_SPICE, x, y, radius)),
    ];
    return {
      formation,
      marks: [...discs, ...piles].map(([x, y]): Point => [x * radius, y * radius]),
      edges: [...moved(discs, EDGES_OF_DISC, radius), ...moved(piles, EDGES_OF_SPICE, radius)],
      capsules,
      reach: reachOf(capsules),
      price: at * UNUSUAL,
    };
  });
}

const moved = (to: readonly Point[], spots: readonly Spot[], radius: number): readonly Spot[] =>
  to.flatMap(([dx, dy]) => spots.map(([x, y, r]): Spot => [(x + dx) * radius, (y + dy) * radius, r * radius]));
