/**
 * How a shop's statements are planned, as options of a session or of the server. They are short and read few rows: to
 * compile one takes longer than to run it, and what they read lies in memory or on a disk without arms, so that a page
 * anywhere costs as much as the next one. With the defaults, 10,000 products are read from end to end for a list of one
 * category. An address with options of its own (`?options=…`) has those instead.
 */
export const PLANNER_SETTINGS = ['jit=off', 'random_page_cost=1.1'].flatMap((setting) => ['-c', setting])
