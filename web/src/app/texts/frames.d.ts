/** Made by ../../../textFrames.ts: of each message that stands in a frame of its own, which. */
declare module "virtual:text-frames" {
  const frames: Record<string, "tab" | "th" | "option" | "button" | "summary" | "legend" | "label" | "h4" | "h3" | "h2" | "h1" | undefined>;
  export default frames;
}
