export interface PixelSize {
  /** As the picture is shown: a photo that says it was taken on its side is turned first. */
  width: number;
  height: number;
}
