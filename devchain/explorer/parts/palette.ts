/** A copy of the page's colours, which the explorer may not import; a test keeps them equal. */
export const explorerPalettes = {
  light: {
    canvas: '#F5F7FA',
    surface: '#FFFFFF',
    sunken: '#ECF0F5',
    text: '#0D1626',
    secondary: '#465266',
    tertiary: '#5D6980',
    control: '#7C889C',
    line: '#DBE1EA',
    accent: '#0A6E7C',
    accentHover: '#085863',
    onAccent: '#FFFFFF',
    success: '#14713A',
    warning: '#8F5200',
    danger: '#BE231C',
    info: '#1D5BB8'
  },
  dark: {
    canvas: '#0B1220',
    surface: '#121B2B',
    sunken: '#0E1625',
    text: '#EDF2F9',
    secondary: '#B0BCCE',
    tertiary: '#8E9BB1',
    control: '#66748C',
    line: '#243044',
    accent: '#45C7D4',
    accentHover: '#6BD6E0',
    onAccent: '#04222A',
    success: '#52CB85',
    warning: '#E9A945',
    danger: '#FF8078',
    info: '#7FB1FF'
  }
} as const
