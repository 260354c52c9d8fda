/** A section as its form shows it, by the names of its fields: a list has a line for each. */
export const typedValues = (value: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, Array.isArray(one) ? one.join('\n') : String(one)]),
  )
