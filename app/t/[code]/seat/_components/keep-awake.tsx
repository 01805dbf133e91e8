'use client';
import { useEffect, useRef } from 'react';
import styles from './keep-awake.module.css';

/**
 * How long the page waits before it starts the video (ms). Loading takes the browser a while, and no phone sleeps so
 * soon, so the page shows new content first.
 */
const SHOWN_FIRST = 500;

/**
 * Keeps the display on while this component is on the page. The browser's own lock does this, or a video if the page
 * was loaded over plain HTTP.
 */
export function KeepAwake() {
  return 'wakeLock' in navigator ? <ByLock /> : <ByFilm />;
}

function ByLock() {
  useEffect(() => {
    let over = false;
    let asking = false;
    let askAgain = false;
    let lock: WakeLockSentinel | null = null;
    // The page holds one lock at most. A hidden page loses it, and asks for another when it is visible again.
    const ask = () => {
      if (document.visibilityState !== 'visible' || lock?.released === false) return;
      askAgain = asking;
      if (asking) return;
      asking = true;
      navigator.wakeLock
        .request('screen')
        .then(
          (got) => {
            if (over) void got.release();
            else lock = got;
          },
          // A phone in battery-saving mode may still refuse.
          () => undefined,
        )
        .finally(() => {
          asking = false;
          // The page was hidden and shown again meanwhile. The browser may have refused for that reason.
          if (askAgain && !over) ask();
        });
    };
    const timer = setTimeout(ask, SHOWN_FIRST);
    document.addEventListener('visibilitychange', ask);
    return () => {
      over = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, []);
  return null;
}

/**
 * A video of two pixels that change once a second. Browsers keep the display on during a video. The video makes no
 * sound.
 */
const FRAME_MS = 1000;

function ByFilm() {
  const film = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = film.current;
    const canvas = document.createElement('canvas');
    const pen = canvas.getContext('2d');
    if (video === null || pen === null || !('captureStream' in canvas)) return;
    let dark = false;
    const draw = () => {
      dark = !dark;
      pen.globalAlpha = dark ? 1 : 0.99;
      pen.fillRect(0, 0, canvas.width, canvas.height);
    };
    draw();
    const stream = canvas.captureStream();
    video.srcObject = stream;
    const timer = setInterval(draw, FRAME_MS);
    const play = () => {
      video.play().catch(() => undefined);
    };
    play();
    // If a video may only start under a finger, the next touch starts it. A video that was stopped in the background
    // continues.
    document.addEventListener('pointerdown', play);
    document.addEventListener('visibilitychange', play);
    return () => {
      clearInterval(timer);
      document.removeEventListener('pointerdown', play);
      document.removeEventListener('visibilitychange', play);
      for (const track of stream.getTracks()) track.stop();
      video.srcObject = null;
    };
  }, []);
  return <video ref={film} className={styles.film} muted playsInline tabIndex={-1} aria-hidden />;
}
