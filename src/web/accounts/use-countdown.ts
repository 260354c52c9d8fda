import { useEffect, useState } from 'react'

/** Counts whole seconds down to nought. It reads the clock each time, so a page that slept is right again at once. */
export function useCountdown(secondsLeft: () => number): [left: number, restart: () => void] {
  const [left, setLeft] = useState(secondsLeft)
  const tick = () => setLeft(secondsLeft())
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsLeft()), 1000)
    return () => clearInterval(timer)
  }, [secondsLeft])
  return [left, tick]
}
