//! Logos for certificates.

/// A square PNG of this many pixels a side: a striped disc on a transparent ground.
pub fn disc(side: i32) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, side as u32, side as u32);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    let mut writer = encoder.write_header().expect("writing to memory");
    let (stripe, radius) = ((side / 50).max(1), side / 2 - side / 80);
    let pixel = |n: i32| {
        let (x, y) = (n % side - side / 2, n / side - side / 2);
        if x * x + y * y < radius * radius {
            [20, 60, (x / stripe * stripe + 100) as u8, 255]
        } else {
            [0; 4]
        }
    };
    let pixels: Vec<u8> = (0..side * side).flat_map(pixel).collect();
    writer.write_image_data(&pixels).expect("writing to memory");
    writer.finish().expect("writing to memory");
    bytes
}
