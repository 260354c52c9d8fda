import { useEffect, useState } from 'react'

/** Counts whole seconds down to nought. It reads the clock each time, so a page that slept is right again at once. */
export function useCountdown(secondsLeft: () => number): [left: number, restart: () => void] {
  const [left, setLeft] = useState(0)
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round begins anew
  useEffect(() => {
    const tick = () => setLeft(secondsLeft())
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [secondsLeft, round])
  return [left, () => setRound(round + 1)]
}
