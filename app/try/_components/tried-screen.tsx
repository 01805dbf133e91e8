'use client';
import { useLayoutEffect, useRef } from 'react';
import type { TableView } from '#client';
import { StillProvider } from '#app/_connection/live.tsx';
import { useTheatre } from '#app/_features/tried.tsx';
import { TRY } from './try-messages.ts';
import styles from './tried-screen.module.css';

/** The width in pixels of the drawn screen. It shrinks to fit its frame. */
const SCREEN_WIDTH = 1280;

interface TriedScreenProps {
  readonly table: TableView;
  readonly clockShift: number;
}

/** Shows the public view of the battle: in a frame next to the phones, or filling one phone. */
export function TriedScreen({ table, clockShift }: TriedScreenProps) {
  const frame = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const fit = new ResizeObserver(([entry]) => {
      frame.current?.style.setProperty('--fit', String((entry?.contentRect.width ?? SCREEN_WIDTH) / SCREEN_WIDTH));
    });
    if (frame.current !== null) fit.observe(frame.current);
    return () => {
      fit.disconnect();
    };
  }, []);
  return (
    <section ref={frame} className={styles.frame} aria-label={TRY.screen}>
      <div className={styles.screen}>
        <StillProvider view={{ audience: 'table', table }} clockShift={clockShift}>
          <Scene table={table} />
        </StillProvider>
      </div>
    </section>
  );
}

const Scene = ({ table }: { readonly table: TableView }) => useTheatre(table)?.draw(null, null, []) ?? null;
