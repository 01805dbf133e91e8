'use client';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { layRoom, type Grip, type Room } from './lay-room.ts';
import { useReducedMotion } from '../../_browser/use-reduced-motion.ts';

/**
 * A page below strips, with the room of `layRoom`, and the grip at the lower edge of the strips.
 * @param at the id of the page; another page starts at its beginning
 * @param yields whether the page moves down for new strips
 */
export function useRoomForBanners(at: string | undefined, yields: boolean) {
  const page = useRef<HTMLDivElement>(null);
  const strips = useRef<HTMLDivElement>(null);
  const room = useRef<Room>(null);
  const [grip, setGrip] = useState<Grip | null>(null);
  const isStill = useReducedMotion();
  useLayoutEffect(() => {
    if (page.current === null || strips.current === null) return;
    const laid = layRoom(page.current, strips.current, setGrip);
    room.current = laid;
    return laid.clear;
  }, []);
  useLayoutEffect(() => {
    room.current?.yield(yields);
  }, [yields]);
  useLayoutEffect(() => {
    room.current?.begin();
  }, [at]);
  const slide = useCallback(() => {
    room.current?.slide(isStill ? 'instant' : 'smooth');
  }, [isStill]);
  return { page, strips, grip, slide };
}
