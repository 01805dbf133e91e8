'use client';

import { useEffect, useState } from 'react';
import { must, partName, type Place, type TerritoryId } from '#client';

/** Middle and radius of a disc that fits, in units of the drawing. */
export type Spot = readonly [x: number, y: number, r: number];
export type Point = readonly [x: number, y: number];

export interface PartShape {
  readonly path: string;
  /** The middle of the part's largest disc. */
  readonly middle: Spot;
  /** Further points of the part at which a line to its content may begin. */
  readonly leads: readonly Point[];
}

/** A territory's name in the shape that fits into its outline; `rotate` in degrees, clockwise. */
export interface NameShape {
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly rotate: number;
  readonly size: number;
  readonly leading: number;
  readonly width: number;
}

export interface SectorShape {
  readonly wedge: string;
  /** The position of the sector's number, outside the horizon. */
  readonly number: Point;
  /** The position of the storm marker, inside the wedge. */
  readonly storm: Point;
}

/**
 * The drawing of Arrakis in a frame of 1000 × 1000 units, y down, horizon of radius 430 around (500, 500).
 * The parts tile the disc; two share a border exactly where `ADJACENT_PARTS` joins them.
 */
export interface Geometry {
  /** The shape of each part by name: `carthag@10`, `polar-sink`. */
  readonly parts: Readonly<Record<string, PartShape>>;
  readonly names: Readonly<Record<TerritoryId, NameShape>>;
  /** The sectors, with sector 1 first. */
  readonly sectors: readonly SectorShape[];
  readonly sectorLines: readonly (readonly [x1: number, y1: number, x2: number, y2: number])[];
  /** The player circles, with circle 0 first. */
  readonly circles: readonly Spot[];
  /** Territories with the lighter sand, so that neighbours differ. */
  readonly lightSand: readonly TerritoryId[];
  /** Each border between two territories, listed once with its kind. */
  readonly borders: Readonly<Record<'sand' | 'rock' | 'stronghold' | 'polarSink', string>>;
  /** Crests on sand and cliff strokes on rock: decoration only. */
  readonly dunes: string;
  readonly hachures: string;
}

export const CENTER = 500;
export const HORIZON = 430;

let loading: Promise<Geometry> | null = null;

/**
 * The drawing, loaded once for each page. It is 40 kB on the wire, so it is a separate module that no page's first
 * script waits for; its address has its hash, and browsers cache it permanently.
 */
function loadGeometry(): Promise<Geometry> {
  loading ??= import('./arrakis.json').then(
    (module) => module.default as unknown as Geometry,
    (failure: unknown) => {
      loading = null;
      throw failure;
    },
  );
  return loading;
}

const RETRY_MS = 3000;

/** Returns the drawing; `null` while it loads. Requests it again after a network failure. */
export function useGeometry(): Geometry | null {
  const [geometry, setGeometry] = useState<Geometry | null>(null);
  useEffect(() => {
    let gone = false;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const attempt = () => {
      loadGeometry().then(
        (loaded) => {
          if (!gone) setGeometry(loaded);
        },
        () => {
          if (!gone) retry = setTimeout(attempt, RETRY_MS);
        },
      );
    };
    attempt();
    return () => {
      gone = true;
      clearTimeout(retry);
    };
  }, []);
  return geometry;
}

/** The shape of one part of the board. */
export const shapeOf = (geometry: Geometry, place: Place): PartShape =>
  must(geometry.parts[partName(place)], `shape of ${partName(place)}`);

/** Returns the names of the parts of an area with several sectors, such as a battle. */
export const siteParts = (site: { readonly territory: TerritoryId; readonly sectors: readonly Place['sector'][] }) =>
  site.sectors.length === 0
    ? [partName({ territory: site.territory, sector: null })]
    : site.sectors.map((sector) => partName({ territory: site.territory, sector }));
