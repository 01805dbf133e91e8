/** The texts about handing the desk over to another device. */

/** The texts about making and showing an invitation. */
export const HAND_OVER = {
  title: 'Hand the desk over',
  lead: 'The first person who opens the invitation has the desk. This device then lets go of it.',
  make: 'Make an invitation',
  qr: 'QR code to take over the desk',
  once: 'Let one person scan this, and nobody else: it works once, for ten minutes. A new invitation replaces this one.',
} as const;
