/** The `handle` of a route around pages where staff work: the shell gives them the back office's navigation. */
export const STAFF_PAGE = 'staff'
