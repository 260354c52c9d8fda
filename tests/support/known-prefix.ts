/** Every installation makes its own; tests name numbers, so they all know one. */
export const KNOWN_PREFIX = "update installation set number_prefix = 'LKTST'"
