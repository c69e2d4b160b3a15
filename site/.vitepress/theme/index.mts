import DefaultTheme from 'vitepress/theme'
import { h } from 'vue'
import picture from '../../../docs/pictures/mandelbrot.png'
import './site.css'

export default {
  extends: DefaultTheme,
  Layout: () =>
    h(DefaultTheme.Layout, null, {
      'home-hero-image': () => h('img', { class: 'hero-picture', src: picture, alt: 'The Mandelbrot set, as the first program draws it' }),
    }),
}
