import picture from './magnifier.svg?url'

/** The scene for looking and not finding. */
export function Magnifier() {
  return <img src={picture} alt="" width="400" height="400" />
}
