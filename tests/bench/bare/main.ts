import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

/** The least that a React page can weigh: what the product's own weight is measured against. */
const container = document.getElementById('root')
if (container) createRoot(container).render(createElement('p', undefined, 'Hello'))
