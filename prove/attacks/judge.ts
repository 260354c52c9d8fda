/** Counts what was tried and keeps a sentence for each promise that was found broken. */
export type Judge = {
  /** Something that must be so; the sentence says what is wrong when it is not. */
  mustBe: (isSo: boolean, sentence: string) => void
  readonly checks: number
  readonly violations: string[]
}

export function aJudge(): Judge {
  let checks = 0
  const violations: string[] = []
  return {
    mustBe(isSo, sentence) {
      checks += 1
      if (!isSo) violations.push(sentence)
    },
    get checks() {
      return checks
    },
    violations,
  }
}
