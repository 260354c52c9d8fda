/** The name of an account as the two fields of an address want it: what comes last is the last name. */
export function nameParts(fullName: string): { firstName: string; lastName: string } {
  const words = fullName.trim().split(/\s+/)
  return words.length < 2
    ? { firstName: fullName.trim(), lastName: '' }
    : { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' }
}
