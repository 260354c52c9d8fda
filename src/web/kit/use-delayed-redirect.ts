import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Goes on by itself after a moment, once there is somewhere to go. Back does not lead here again. */
export function useDelayedRedirect(to: string | undefined, afterMs: number): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!to) return
    const timer = setTimeout(() => navigate(to, { replace: true }), afterMs)
    return () => clearTimeout(timer)
  }, [to, afterMs, navigate])
}
