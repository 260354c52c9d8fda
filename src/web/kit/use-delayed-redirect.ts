import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'

// Not scroll: the router scrolls by itself when a page opens.
const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const

/**
 * Goes on by itself after a moment, once there is somewhere to go. Back does not lead here again. Where `canStay`, whoever
 * touches the page meanwhile stays. Answers whether they do.
 */
export function useDelayedRedirect(to: string | undefined, afterMs: number, canStay = false): boolean {
  const navigate = useNavigate()
  const [stays, setStays] = useState(false)
  useEffect(() => {
    if (!to || stays) return
    const timer = setTimeout(() => navigate(to, { replace: true }), afterMs)
    const stay = () => setStays(true)
    if (canStay) for (const touch of TOUCHES) addEventListener(touch, stay, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const touch of TOUCHES) removeEventListener(touch, stay)
    }
  }, [to, afterMs, navigate, canStay, stays])
  return stays
}
