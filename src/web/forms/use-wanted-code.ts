import { useState } from 'react'
import type { Failure } from '#contract/platform/failures.ts'

/** Whether a form asks for a code: where two-step login is known to be on, or once the shop said that it wants one. */
export function useWantedCode(isOn: boolean) {
  const [isWanted, setWanted] = useState(isOn)
  return {
    isWanted,
    onRefused: ({ fields }: Failure) => setWanted((wanted) => wanted || fields?.code !== undefined),
  }
}
