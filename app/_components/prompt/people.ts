'use client';
import { createContext } from 'react';
import type { FactionId } from '#client';

/** Returns the name of the person at a seat; `null` if the seat is empty or unnamed. */
export type NameOf = (faction: FactionId) => string | null;

/** The names of people by seat, for parts of a page that show them next to factions. */
export const People = createContext<NameOf>(() => null);
