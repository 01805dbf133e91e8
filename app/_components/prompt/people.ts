'use client';
import { createContext } from 'react';
import type { FactionId } from '#client';

/** What the person at a seat is called; `null` where nobody sits, or nobody has said. */
export type NameOf = (faction: FactionId) => string | null;

/** Who sits where, for parts of a page that name people beside their factions. */
export const People = createContext<NameOf>(() => null);
