/** In place of Node's own: packages of the page that ask for them would let the page say `process`. */
export {}
