/** A seat checks what Mentat knows. */

/** The answer that changes nothing. */
export const RIGHT_AS_IT_IS = 'It is right';

/** The button to another value. */
export const formatEnterAnew = (secret: string): string => `Enter your ${secret} again`;
