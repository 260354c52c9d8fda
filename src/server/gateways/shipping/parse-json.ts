/** Undefined for what is no JSON: an empty answer, or a page of some machine in between. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
